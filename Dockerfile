# The server of online tables with its page: docs/hosting.md. What it puts together is tested without a container.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm run release -- --into /release
RUN mkdir /image && tar -xzf /release/*.tgz -C /image --strip-components 1
RUN npm ci --prefix /image --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
COPY --from=build /image /app
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /app
ENV NODE_ENV=production \
    EMINENT_DATA=/data \
    EMINENT_HOST=0.0.0.0 \
    EMINENT_PORT=4173
VOLUME /data
EXPOSE 4173
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:4173/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=16", "--heap-growing-percent=150", "lib/cli/src/main.js", "server", "start"]
