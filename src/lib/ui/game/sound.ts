/**
 * Sounds, made on the spot from oscillators and noise: dry, wooden, under 400 ms. Browsers allow them only after a
 * first touch or key, so they are silent before it. Each comes with its vibration, where there is one.
 */
type Voice =
	| { readonly kind: 'tone'; readonly from: number; readonly to?: number; readonly wave?: OscillatorType }
	| { readonly kind: 'noise'; readonly around: number; readonly width?: number };

type Note = Voice & { readonly at?: number; readonly for: number; readonly loud: number };

interface Sound {
	readonly notes: readonly Note[];
	readonly buzz?: readonly number[];
}

const knock = (at: number, from: number, loud = 0.5): Note[] => [
	{ kind: 'tone', from, to: from * 0.55, at, for: 0.07, loud },
	{ kind: 'noise', around: from * 4, at, for: 0.02, loud: loud * 0.5 }
];

const melody = (pitches: readonly number[], step: number): Note[] =>
	pitches.map((from, index) => ({ kind: 'tone', wave: 'triangle', from, at: index * step, for: 0.16, loud: 0.4 }));

const SOUNDS = {
	select: { notes: [{ kind: 'noise', around: 3200, for: 0.008, loud: 0.5 }] },
	drive: { notes: knock(0, 240, 0.35) },
	impact: {
		notes: [
			{ kind: 'tone', from: 120, to: 46, for: 0.18, loud: 0.9 },
			{ kind: 'noise', around: 500, for: 0.07, loud: 0.6 }
		],
		buzz: [30]
	},
	loss: { notes: [{ kind: 'tone', wave: 'triangle', from: 147, to: 98, for: 0.3, loud: 0.6 }], buzz: [30, 40, 30] },
	springboard: { notes: [{ kind: 'tone', wave: 'sawtooth', from: 180, to: 620, for: 0.16, loud: 0.25 }] },
	trap: { notes: [{ kind: 'noise', around: 2400, for: 0.03, loud: 0.9 }, ...knock(0.03, 190)], buzz: [20] },
	drag: { notes: [{ kind: 'noise', around: 700, width: 3, for: 0.22, loud: 0.35 }] },
	card: { notes: [{ kind: 'noise', around: 1800, width: 0.7, for: 0.05, loud: 0.6 }] },
	line: { notes: melody([392, 494, 587], 0.09) },
	dice: { notes: [0, 0.09, 0.16, 0.27].flatMap((at, index) => knock(at, 420 - index * 40, 0.3)) },
	level: { notes: melody([440, 587], 0.11) },
	window: { notes: [...knock(0, 260), ...knock(0.12, 260)], buzz: [20, 60, 20] },
	turn: {
		notes: [
			{ kind: 'tone', wave: 'sawtooth', from: 520, to: 380, for: 0.12, loud: 0.2 },
			{ kind: 'tone', wave: 'sawtooth', from: 470, to: 330, at: 0.15, for: 0.18, loud: 0.2 }
		]
	},
	word: { notes: [{ kind: 'tone', wave: 'triangle', from: 620, to: 560, for: 0.09, loud: 0.18 }] },
	refused: { notes: knock(0, 110, 0.6), buzz: [10, 30, 10] },
	confirm: { notes: knock(0, 330, 0.4), buzz: [15] },
	win: { notes: melody([392, 494, 587, 784], 0.1) },
	defeat: { notes: melody([392, 349, 311, 262], 0.1) }
} satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as readonly SoundName[];

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let wanted = { sound: true, haptics: true };

export function wantSounds(choice: { readonly sound: boolean; readonly haptics: boolean }): void {
	wanted = choice;
}

/** Waits for the first touch or key of the page; gives back how to stop waiting. */
export function unlockSounds(page: Document): () => void {
	const events = ['pointerdown', 'keydown'] as const;
	const stop = (): void => events.forEach((name) => page.removeEventListener(name, unlock, true));
	function unlock(): void {
		stop();
		try {
			const audio = new AudioContext();
			context = audio;
			setTimeout(() => (noise = hiss(audio)));
		} catch {
			context = null;
		}
	}
	events.forEach((name) => page.addEventListener(name, unlock, true));
	return stop;
}

/** `pitch` 1 is as written; a drive rises with its momentum. Never throws, never waits. */
export function sound(name: SoundName, pitch = 1): void {
	const { notes, buzz }: Sound = SOUNDS[name];
	if (wanted.haptics && buzz && 'vibrate' in navigator && navigator.userActivation.hasBeenActive)
		navigator.vibrate([...buzz]);
	if (!wanted.sound || !context || context.state === 'closed') return;
	if (context.state === 'suspended') void context.resume().catch(() => undefined);
	const audio = context;
	// What is seen goes first: the nodes are built after the frame that the touch changes.
	setTimeout(() => notes.forEach((note) => play(audio, note, pitch)));
}

function play(audio: AudioContext, note: Note, pitch: number): void {
	const start = audio.currentTime + (note.at ?? 0);
	const gain = audio.createGain();
	gain.gain.setValueAtTime(0.0001, start);
	gain.gain.exponentialRampToValueAtTime(note.loud * 0.3, start + 0.004);
	gain.gain.exponentialRampToValueAtTime(0.0001, start + note.for);
	gain.connect(audio.destination);
	const source = note.kind === 'tone' ? tone(audio, note, start, pitch) : rustle(audio, note, gain, pitch);
	if (note.kind === 'tone') source.connect(gain);
	source.start(start);
	source.stop(start + note.for + 0.02);
}

function tone(audio: AudioContext, note: Note & { kind: 'tone' }, start: number, pitch: number): OscillatorNode {
	const source = audio.createOscillator();
	source.type = note.wave ?? 'sine';
	source.frequency.setValueAtTime(note.from * pitch, start);
	source.frequency.exponentialRampToValueAtTime((note.to ?? note.from) * pitch, start + note.for);
	return source;
}

function rustle(
	audio: AudioContext,
	note: Note & { kind: 'noise' },
	to: AudioNode,
	pitch: number
): AudioBufferSourceNode {
	const source = audio.createBufferSource();
	source.buffer = noise;
	source.loop = true;
	const filter = audio.createBiquadFilter();
	filter.type = 'bandpass';
	filter.frequency.value = note.around * pitch;
	filter.Q.value = note.width ?? 1;
	source.connect(filter).connect(to);
	return source;
}

function hiss(audio: AudioContext): AudioBuffer {
	const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
	const samples = buffer.getChannelData(0);
	for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
	return buffer;
}
