# The server with its pages. docs/operate.md says how it is run.

FROM node:24-bookworm-slim AS build
WORKDIR /orrery
COPY . .
RUN npm ci
RUN npm run -s build && node -e "import('./tools/precompress.ts').then((m) => m.precompress('web/dist'))"
# What only building and testing need stays behind.
RUN npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=8080 ORRERY_DATA=/data
WORKDIR /orrery
COPY --from=build /orrery ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server"]
