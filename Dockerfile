# The app, signalling and STUN on one port: docker build -t mangrove . && docker run -p 4173:4173 -p 4173:4173/udp mangrove
FROM node:22-slim
WORKDIR /mangrove
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts && npm cache clean --force
COPY . .
ARG BASE_PATH=""
ENV BASE_PATH=$BASE_PATH
RUN npx svelte-kit sync && npm run build && chown -R node:node .
USER node
EXPOSE 4173/tcp 4173/udp
# Straight to node: signals reach the server, which says goodbye and stops.
CMD ["node", "scripts/start.mjs"]
