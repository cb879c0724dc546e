/**
 * The import rules between layers and areas. `npm run check` also requires a minimum number of modules, so that an
 * empty run cannot pass.
 */

const TESTS = "\\.test\\.tsx?$|/testing/";
const PRISMA = "^node_modules/(@prisma|prisma)/|^lib/platform/db/generated/";

/** The layers of lib, each with those that it may import. Pages and API are independent of each other. */
const LAYERS = {
  core: [],
  platform: ["core"],
  domain: ["core", "platform"],
  pages: ["core", "platform", "domain"],
  api: ["core", "platform", "domain"],
  worker: ["core", "platform", "domain", "pages", "api"],
};

/** The areas of lib/domain in the order of their imports: each imports itself and those above it. */
const AREAS = [
  "contracts",
  "tenancy",
  "audit",
  "messaging",
  "auth",
  "calendars",
  "conferencing",
  "booking-pages",
  "availability",
  "people",
  "events",
  "locators",
  "bookings",
  "lifecycle",
  "dashboard",
];

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule("no-cycles", "A cycle has no file to start reading from.", {}, { circular: true }),
    rule(
      "pure-core",
      "Time and the slot engine import each other and luxon only: no clock, database or framework.",
      { path: "^lib/core/", pathNot: TESTS },
      { pathNot: "^lib/core/|^node_modules/(@types/)?luxon/" },
    ),
    rule(
      "slots-without-luxon",
      "Only lib/core/time imports luxon.",
      { path: "^(?!lib/core/time/)", pathNot: `${TESTS}|^bench/` },
      { path: "^node_modules/(@types/)?luxon/" },
    ),
    ...Object.entries(LAYERS).map(([layer, below]) =>
      rule(
        `layer-${layer}`,
        `lib/${layer} imports ${["itself", ...below].join(", ")}, and no other layer.`,
        { path: `^lib/${layer}/`, pathNot: TESTS },
        { path: "^lib/", pathNot: `^lib/(${[layer, ...below].join("|")})/` },
      ),
    ),
    ...AREAS.slice(0, -1).map((area, index) =>
      rule(
        `area-${area}`,
        `lib/domain/${area} imports no area that comes after it.`,
        { path: `^lib/domain/${area}/`, pathNot: TESTS },
        { path: `^lib/domain/(${AREAS.slice(index + 1).join("|")})/` },
      ),
    ),
    rule(
      "every-domain-file-in-an-area",
      "Every file of lib/domain belongs to one of its areas.",
      { path: `^lib/domain/(?!(${AREAS.join("|")})/)` },
      {},
    ),
    rule(
      "every-file-of-lib-in-a-layer",
      "Every file of lib belongs to one of its layers.",
      { path: `^lib/(?!(${Object.keys(LAYERS).join("|")})/)` },
      {},
    ),
    rule(
      "server-above-lib",
      "The HTTP server imports lib and the framework; from app only through the generated route table.",
      { path: "^server/(?!generated/)", pathNot: TESTS },
      { path: "^(app|components|scripts|clients|tests|e2e|bench)/" },
    ),
    rule(
      "server-for-scripts",
      "The code that starts the server is in scripts.",
      { path: "^(app|components|clients|lib|e2e|bench)/" },
      { path: "^server/" },
    ),
    rule(
      "prisma-in-lib-only",
      "Only lib uses the database.",
      { pathNot: "^(lib|scripts|prisma|tests|bench|e2e)/|^prisma\\.config\\.ts$" },
      { path: PRISMA },
    ),
    rule(
      "thin-routes",
      "The API's routes call lib only.",
      { path: "^app/(v2|hooks)/" },
      { pathNot: "^lib/" },
    ),
    rule(
      "lib-below-app",
      "lib imports no app or components.",
      { path: "^lib/" },
      { path: "^(app|components|scripts|tests|e2e|bench)/" },
    ),
    rule(
      "components-without-data",
      "Components render their props; from lib they import only contracts, schemas, options, views, the map, time and texts.",
      { path: "^components/", pathNot: TESTS },
      {
        path: "^lib/",
        pathNot:
          "^lib/(core/(time|colour|text)|platform/i18n|domain/contracts|pages/locator/map)/|/(schema|[a-z-]+-schema|options|view)\\.ts$",
      },
    ),
    rule(
      "options-without-zod",
      "Options are lists of values that a page can load without the code that validates them.",
      { path: "^lib/domain/.*/options\\.ts$" },
      { pathNot: "^lib/(core|platform/i18n)/|/options\\.ts$|^lib/domain/contracts/api-versions\\.ts$" },
    ),
    rule(
      "schemas-for-browsers",
      "Forms in the browser load these files, so their imports must not need the server's settings or network.",
      {
        path: "^lib/domain/((availability/(absences|availabilities)|tenancy/organizations|auth/(passwords|second-factors|sign-in|api-keys|personal-tokens|oauth)|lifecycle/previews|people/(users|teams)|events(/(third-parties|workflows))?|locators(/locations)?|messaging/(senders|sms|texts|webhooks)|booking-pages/links|bookings/forms))/schema\\.ts$",
      },
      { path: "^lib/platform/env/env\\.ts$", reachable: true },
    ),
    rule(
      "no-unresolved",
      "An import that does not resolve; the bundled program exists after a build.",
      {},
      { couldNotResolve: true, pathNot: "program/bookpage\\.js$" },
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules|^lib/platform/db/generated/" },
    exclude: { path: "^(\\.next|\\.data|program)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
