/** A true sentence or a wink under some cards. No effect on play. */
import type { Text } from '../../../engine/module';
import type { CardId } from './names';

export const FLAVOUR: { readonly [id in CardId]?: Text } = {
	litterbug: {
		en: 'Cigarette ends are among the litter collected most often on beaches.',
		fr: 'Les mégots sont parmi les déchets les plus ramassés sur les plages.'
	},
	'dripping-tap-gremlin': {
		en: 'One dripping tap wastes thousands of litres of water a year.',
		fr: 'Un robinet qui goutte gaspille des milliers de litres d’eau par an.'
	},
	'standby-imp': {
		en: 'Devices on standby keep drawing power day and night.',
		fr: 'Un appareil en veille consomme du courant jour et nuit.'
	},
	'straw-sprite': {
		en: 'Used for minutes, a plastic straw lasts for generations.',
		fr: 'Utilisée quelques minutes, une paille en plastique dure des générations.'
	},
	'till-receipt-serpent': {
		en: 'Thermal-paper receipts do not belong with recycled paper.',
		fr: 'Les tickets thermiques ne vont pas avec le papier à recycler.'
	},
	'fast-fashion-moth': {
		en: 'Very few old clothes ever become new clothes.',
		fr: 'Très peu de vieux habits redeviennent des habits neufs.'
	},
	'glitter-pixie': {
		en: 'Most glitter is microplastic with a shine.',
		fr: 'La plupart des paillettes sont des microplastiques qui brillent.'
	},
	'leaf-blower-banshee': {
		en: 'Fallen leaves shelter hedgehogs and insects and become next year’s soil.',
		fr: 'Les feuilles mortes abritent hérissons et insectes, puis deviennent de l’humus.'
	},
	'fallout-newt': {
		en: 'Some radioactive isotopes stay dangerous for centuries.',
		fr: 'Certains isotopes radioactifs restent dangereux pendant des siècles.'
	},
	'idling-hound': {
		en: 'An idling engine burns fuel and goes nowhere.',
		fr: 'Un moteur au ralenti brûle du carburant sans avancer.'
	},
	'spray-drift-harpy': {
		en: 'Wind carries sprayed pesticides beyond the edge of the field.',
		fr: 'Le vent emporte les pesticides au-delà du champ traité.'
	},
	'wet-wipe-worm': {
		en: 'Wet wipes do not break up like paper; they block sewers.',
		fr: 'Les lingettes ne se défont pas comme le papier : elles bouchent les égouts.'
	},
	'burping-bullock': {
		en: 'Cattle burp methane, a powerful greenhouse gas.',
		fr: 'Les bovins rotent du méthane, un puissant gaz à effet de serre.'
	},
	'e-waste-poltergeist': {
		en: 'Old phones hold gold, copper and cobalt worth recovering.',
		fr: 'Les vieux téléphones contiennent de l’or, du cuivre et du cobalt à récupérer.'
	},
	'leaky-barrel-ghoul': {
		en: 'Radioactive waste has to be kept safe for a very long time.',
		fr: 'Les déchets radioactifs doivent rester confinés très longtemps.'
	},
	'bottled-water-mimic': {
		en: 'Tap water needs no bottle and no lorry.',
		fr: 'L’eau du robinet voyage sans bouteille ni camion.'
	},
	'skyglow-lamprey': {
		en: 'Light at night leads moths, turtles and birds astray.',
		fr: 'La lumière nocturne égare papillons de nuit, tortues et oiseaux.'
	},
	'knotweed-strangler': {
		en: 'A scrap of knotweed rhizome can grow into a new thicket.',
		fr: 'Un bout de rhizome de renouée suffit à former un nouveau fourré.'
	},
	'ghost-net-kraken': {
		en: 'Lost fishing nets go on catching animals for years.',
		fr: 'Les filets perdus continuent de piéger des animaux pendant des années.'
	},
	'bark-beetle-legion': {
		en: 'Spruces weakened by drought are easy prey for bark beetles.',
		fr: 'Les épicéas affaiblis par la sécheresse sont des proies faciles pour les scolytes.'
	},
	'traffic-jam-centipede': {
		en: 'Many car trips in town are short enough to cycle.',
		fr: 'En ville, bien des trajets en voiture pourraient se faire à vélo.'
	},
	'leftovers-ogre': {
		en: 'Much of the world’s food is lost or thrown away uneaten.',
		fr: 'Une grande part de la nourriture du monde est perdue ou jetée.'
	},
	'tailings-troll': {
		en: 'Mines leave tailings behind that can poison rivers.',
		fr: 'Les mines laissent des résidus qui peuvent empoisonner les rivières.'
	},
	'smog-drake': {
		en: 'Fine dust from traffic and chimneys reaches deep into the lungs.',
		fr: 'Les particules fines du trafic et des cheminées pénètrent loin dans les poumons.'
	},
	'monocrop-strider': {
		en: 'Fields with a single crop feed few wild pollinators.',
		fr: 'Un champ à culture unique nourrit peu de pollinisateurs sauvages.'
	},
	'microplastic-jelly': {
		en: 'Microplastics have been found from the deep sea to high peaks.',
		fr: 'On a trouvé des microplastiques des abysses jusqu’aux plus hauts sommets.'
	},
	'palm-oil-baron': {
		en: 'In many places, rainforest is cleared to make room for oil palms.',
		fr: 'Bien des forêts tropicales sont défrichées pour planter des palmiers à huile.'
	},
	'sand-dredge-mole': {
		en: 'Sand is among the most mined materials on Earth.',
		fr: 'Le sable est l’une des matières les plus extraites au monde.'
	},
	'naturemare-wraith': {
		en: 'A silent forest is a warning: its birds and insects are missing.',
		fr: 'Une forêt muette est un avertissement : oiseaux et insectes manquent.'
	},
	'half-life-hydra': {
		en: 'After one half-life, half of the radioactive atoms are still there.',
		fr: 'Après une demi-vie, la moitié des atomes radioactifs est encore là.'
	},
	'poachers-shadow': {
		en: 'Poaching pushes rare species closer to extinction.',
		fr: 'Le braconnage rapproche les espèces rares de l’extinction.'
	},
	'landfill-behemoth': {
		en: 'Rotting waste in landfills gives off methane.',
		fr: 'Les déchets qui pourrissent en décharge dégagent du méthane.'
	},
	'coral-bleacher': {
		en: 'In water that is too warm, corals expel their algae and turn white.',
		fr: 'Dans une eau trop chaude, les coraux expulsent leurs algues et blanchissent.'
	},
	'greenwash-chameleon': {
		en: 'A green label is not proof: ask who checked it.',
		fr: 'Une étiquette verte n’est pas une preuve : qui l’a vérifiée ?'
	},
	'permafrost-lurker': {
		en: 'Thawing permafrost releases carbon stored for millennia.',
		fr: 'Le pergélisol qui dégèle libère un carbone stocké depuis des millénaires.'
	},
	'tar-sand-titan': {
		en: 'Getting oil out of tar sands takes more energy than pumping it from most wells.',
		fr: 'Tirer du pétrole des sables bitumineux demande plus d’énergie que de le pomper dans la plupart des puits.'
	},
	'megadrought-djinn': {
		en: 'A kilo of beef takes more water than a kilo of lentils.',
		fr: 'Un kilo de bœuf demande plus d’eau qu’un kilo de lentilles.'
	},
	'radioactive-colossus': {
		en: 'Sound engineering and patience keep radiation contained.',
		fr: 'Une bonne ingénierie et de la patience confinent la radioactivité.'
	},
	'clear-cut-juggernaut': {
		en: 'A clear-cut slope loses its shade, its soil and its water.',
		fr: 'Une pente rasée perd son ombre, son sol et son eau.'
	},
	'hurricane-empress': {
		en: 'Warmer seas feed stronger storms.',
		fr: 'Des mers plus chaudes nourrissent des tempêtes plus fortes.'
	},
	'black-tide-emperor': {
		en: 'Oil on its feathers takes away a seabird’s insulation.',
		fr: 'Le pétrole sur les plumes prive l’oiseau de mer de son isolation.'
	},
	'business-as-usual': {
		en: 'Doing nothing is a decision, too.',
		fr: 'Ne rien faire est aussi une décision.'
	},
	'lose-your-uniform': {
		en: 'Organic, mended, well loved, and gone.',
		fr: 'Bio, reprisé, adoré… et disparu.'
	},
	'flash-flood': {
		en: 'Sealed ground lets the rain run off instead of soaking in.',
		fr: 'Un sol bétonné laisse filer la pluie au lieu de l’absorber.'
	},
	hailstorm: {
		en: 'A warmer atmosphere holds more moisture for storms.',
		fr: 'Une atmosphère plus chaude contient plus d’humidité pour les orages.'
	},
	landslide: {
		en: 'Roots hold a slope together; bare slopes slide.',
		fr: 'Les racines tiennent la pente ; les pentes nues glissent.'
	},
	'acid-rain': {
		en: 'Sulphur and nitrogen oxides turn rain acid.',
		fr: 'Les oxydes de soufre et d’azote rendent la pluie acide.'
	},
	'forest-fire': {
		en: 'Most wildfires in Europe have a human cause.',
		fr: 'En Europe, la plupart des feux de forêt ont une cause humaine.'
	},
	'dust-storm': {
		en: 'Bare, dry soil leaves with the wind.',
		fr: 'Un sol nu et sec part avec le vent.'
	},
	'burst-pipe': {
		en: 'Leaking pipes lose part of a city’s drinking water.',
		fr: 'Les fuites font perdre une part de l’eau potable des villes.'
	},
	gale: {
		en: 'Hedges and trees slow the wind down.',
		fr: 'Les haies et les arbres ralentissent le vent.'
	},
	heatwave: {
		en: 'Street trees can cool a hot street by several degrees.',
		fr: 'Des arbres peuvent rafraîchir une rue de plusieurs degrés.'
	},
	'smog-alert': {
		en: 'On smog days even breathing is hard work.',
		fr: 'Les jours de smog, même respirer est un effort.'
	},
	'oil-slick': {
		en: 'A little oil spreads over a lot of water.',
		fr: 'Un peu de pétrole couvre beaucoup d’eau.'
	},
	'power-cut': {
		en: 'A shared solar battery would have kept the lights on.',
		fr: 'Une batterie solaire partagée aurait gardé la lumière allumée.'
	},
	'rising-sea': {
		en: 'Seas rise because water expands and ice on land melts.',
		fr: 'La mer monte : l’eau se dilate et la glace des terres fond.'
	},
	'greenwashing-scandal': {
		en: 'Claims need proof; so do heroes.',
		fr: 'Les promesses exigent des preuves ; les héros aussi.'
	},
	'barbecue-season': {
		en: 'The grill is lit and the sausages are free.',
		fr: 'Le gril est allumé et les saucisses sont offertes.'
	},
	'livestock-disease': {
		en: 'Crowded barns help diseases to spread.',
		fr: 'Les étables bondées aident les maladies à se propager.'
	}
};
