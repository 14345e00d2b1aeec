# syntax=docker/dockerfile:1

FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# Only what the built server loads at run time.
FROM node:24.21.0-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-trixie-slim
WORKDIR /app
# With these it starts only where visitors can sign in and pay (SMTP_URL, SMS_PROVIDER, RAZORPAY_KEY_ID), or with ALLOW_SANDBOX=1 alone.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
RUN install -d -o node -g node /data
USER node
# The only place that is written to; without DATABASE_URL the database lies here.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Less room for short-lived objects: slower by a hair, and smaller by 40 MB.
CMD ["node", "--max-semi-space-size=4", "dist/server/main.js"]
