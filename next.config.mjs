/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  experimental: {
    globalNotFound: true,
    serverMinification: false, // stack traces that can be read
  },
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm run check` types the whole project; the build need not do it again
  serverExternalPackages: ["@node-rs/argon2", "pg", "pino"],
};
