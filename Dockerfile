# docker build --build-arg SITE_URL=https://docs.example.com -t docs . && docker run --read-only --tmpfs /tmp -p 8080:8080 docs
FROM node:22-slim AS build
WORKDIR /src
# Dates of the pages come from the history.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
COPY . .
ARG SITE_URL
ARG BASE_URL=/
RUN npm ci --ignore-scripts && SITE_URL="$SITE_URL" BASE_URL="$BASE_URL" npm run build

FROM nginxinc/nginx-unprivileged:stable-alpine
ARG BASE_URL=/
COPY --from=build --chown=root:root /src/dist /srv/site${BASE_URL}
COPY --from=build /src/dist/.inkstone/nginx.conf /etc/nginx/conf.d/default.conf
# The image runs as user 101 and has no rights to write where the site lies.
USER 101
EXPOSE 8080
ENV BASE_URL=${BASE_URL}
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD wget -q -O /dev/null "http://127.0.0.1:8080$BASE_URL" || exit 1
