/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  ...(process.env.BUILD_STANDALONE && { output: "standalone" }), // releases are made from it
  generateBuildId: () => process.env.BUILD_ID || null,
  images: { unoptimized: true }, // no picture is processed by Next
  outputFileTracingExcludes: { "*": ["node_modules/sharp/**", "node_modules/@img/**"] },
  experimental: {
    globalNotFound: true,
    serverMinification: false, // keeps stack traces readable
    preloadEntriesOnStart: false, // loads each page on its first request: most are not requested for long
  },
  // Browsers load modules across origins only if the response allows it.
  headers: async () =>
    ["/elements.js", "/elements/:path*"].map((source) => ({
      source,
      headers: [{ key: "access-control-allow-origin", value: "*" }],
    })),
  rewrites: async () => [{ source: "/:nickname([^/]+).md", destination: "/:nickname/page.md" }],
  // Former addresses of the console, and those of its sections.
  redirects: async () => [
    { source: "/console/events", destination: "/console/meetings", permanent: true },
    { source: "/console/people", destination: "/console/users", permanent: false },
    { source: "/console/developers", destination: "/console/keys", permanent: false },
    { source: "/console/settings", destination: "/console/organization", permanent: false },
  ],
  turbopack: { rules: { "*.md": { type: "text" } } }, // the guides of /docs
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm run check` type-checks the whole project; the build need not repeat it
  serverExternalPackages: ["@node-rs/argon2", "pg", "pino"],
};
