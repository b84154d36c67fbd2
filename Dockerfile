# syntax=docker/dockerfile:1
# One stage builds with everything, the other runs with what is left: no compiler, no npm, no root.

FROM node:24.21.0-bookworm-slim AS build
# The country: docker build --build-arg PACK=…
ARG PACK=belize
ENV PACK=$PACK
WORKDIR /kanek
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --omit=dev
COPY vite.config.ts react-router.config.ts tsconfig.json ./
COPY scripts ./scripts
COPY messages ./messages
COPY packs ./packs
COPY src ./src
# The image brings its own Node: the copy for machines with an older one is left out, and so are files that stand in the pack.
RUN npm run build && npm uninstall --omit=dev @react-router/dev @tailwindcss/vite tailwindcss vite && rm -rf node_modules/node-linux-* node_modules/.bin/node build/client

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="Kanek" \
      org.opencontainers.image.description="The local services directory of a country" \
      org.opencontainers.image.licenses="MIT"
ARG PACK=belize
ENV NODE_ENV=production \
    PACK=$PACK \
    NODE_OPTIONS="--disable-warning=ExperimentalWarning --conditions=$PACK" \
    DATA_DIR=/data \
    HOST=0.0.0.0
WORKDIR /kanek
COPY --from=build /kanek/package.json ./
COPY --from=build /kanek/node_modules ./node_modules
COPY --from=build /kanek/build ./build
COPY --from=build /kanek/scripts/backup.ts /kanek/scripts/doctor.ts /kanek/scripts/import.ts /kanek/scripts/restore.ts /kanek/scripts/read-settings.ts /kanek/scripts/run-with-pack.mjs /kanek/scripts/pack-name.mjs /kanek/scripts/compile-server.mjs ./scripts/
# The engine's thread, the migrations and the backup run from the sources as they are.
COPY --from=build /kanek/src ./src
COPY --from=build /kanek/messages ./messages
COPY --from=build /kanek/packs ./packs
# What is compiled is found by the number of the user who runs it, who may only read it.
RUN rm -r build/server/compiled && install --directory --owner=node build/server/compiled \
  && setpriv --reuid=node --regid=node --clear-groups node scripts/compile-server.mjs \
  && chown --recursive root:root build/server/compiled && chmod --recursive a+rX build/server/compiled
RUN install --directory --owner=node --group=node --mode=700 /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js"]
