# One image for every role: ROLE=all, web or worker.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund && npm run build

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    DEMO_SITE_PORT=off \
    PRACTICE_PORT=off \
    MALLOC_ARENA_MAX=2
COPY --from=build /app /app
# The root file system may be read-only: only /data and /tmp are written.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "dist-server/main.js"]
