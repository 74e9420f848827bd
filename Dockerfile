# The shop in one image: the server, the built site, and a PostgreSQL that it looks after in /data when no DATABASE_URL
# is set. `docker build -t mizizi .`, or compose.yaml, which adds PostgreSQL and TLS.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/ensure-deps.mjs scripts/checkout.mjs scripts/
RUN npm ci --no-audit --no-fund
COPY . .
# What the site says about itself; see .env.example.
ARG VITE_SITE_URL VITE_ANDROID_CERT_SHA256 VITE_CONTACT_EMAIL VITE_CONTACT_PHONE VITE_CONTACT_CITY VITE_CONTACT_HOURS
ARG VITE_SOCIAL_FACEBOOK VITE_SOCIAL_INSTAGRAM VITE_SOCIAL_X VITE_SOCIAL_YOUTUBE
RUN node scripts/build.ts --if-stale
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/scripts/serve.ts /app/scripts/make-owner.ts /app/scripts/help-owner.ts ./scripts/
COPY --from=build /app/stack ./stack
COPY --from=build /app/supabase ./supabase
COPY --from=build /app/dist ./dist
RUN install -d -o node -g node -m 700 /data
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=0
USER node
VOLUME /data
EXPOSE 3000
# The first start makes the database.
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Memory for the objects of a moment, in MB: Node would take twice as much and give nothing back.
CMD ["node", "--max-semi-space-size=8", "scripts/serve.ts"]
