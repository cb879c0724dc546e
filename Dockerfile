# The image of the service. It runs as an ordinary user on a read-only root file system; its data are in /data.
#   docker build --tag bookpage --build-arg SOURCE_DATE_EPOCH="$(git log -1 --format=%ct)" .

FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Seconds since 1970 of what is built, which the release says of itself; there is no repository here to ask.
ARG SOURCE_DATE_EPOCH=0
RUN npm run release -- --folder && mv dist/bookpage-* /opt/bookpage

FROM node:24-bookworm-slim
COPY --from=build /opt/bookpage /opt/bookpage
RUN ln -s /opt/bookpage/bin/bookpage /usr/local/bin/bookpage \
  && install --directory --owner=node --group=node --mode=700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 BOOKPAGE_DATA_DIR=/data
USER 1000:1000
WORKDIR /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "/opt/bookpage/deploy/ask-health.mjs"]
ENTRYPOINT ["bookpage"]
CMD ["start"]
