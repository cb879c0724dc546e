/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  ...(process.env.BUILD_STANDALONE && { output: "standalone" }), // a release is made from it
  generateBuildId: () => process.env.BUILD_ID || null,
  images: { unoptimized: true }, // none are drawn through Next
  outputFileTracingExcludes: { "*": ["node_modules/sharp/**", "node_modules/@img/**"] },
  experimental: {
    globalNotFound: true,
    serverMinification: false, // stack traces that can be read
    preloadEntriesOnStart: false, // each page when it is first asked for: most of them are not, for long
  },
  // Modules are loaded across origins only where they say that anybody may.
  headers: async () =>
    ["/elements.js", "/elements/:path*"].map((source) => ({
      source,
      headers: [{ key: "access-control-allow-origin", value: "*" }],
    })),
  rewrites: async () => [{ source: "/:nickname([^/]+).md", destination: "/:nickname/page.md" }],
  turbopack: { rules: { "*.md": { type: "text" } } }, // the guides of /docs
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm run check` types the whole project; the build need not do it again
  serverExternalPackages: ["@node-rs/argon2", "pg", "pino"],
};
