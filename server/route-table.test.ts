import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createRouteTable } from "./route-table";

/** Routes in the form of the build's manifest, fixed ones and those with parameters. */
const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
  .map((file) => `/${file}`.replace(/\/[^/]+$/, "").replace(/\/\([^)]+\)/g, "") || "/");
const toRegex = (page: string) =>
  `^${page.replace(/\[\.\.\.\w+\]/g, "(.+?)").replace(/\[\w+\]/g, "([^/]+?)")}(?:/)?$`;
const findRoute = createRouteTable(
  {
    staticRoutes: pages.filter((page) => !page.includes("[")).map((page) => ({ page })),
    dynamicRoutes: pages
      .filter((page) => page.includes("["))
      .sort(
        (a, b) =>
          b.split("/").length - a.split("/").length || Number(/^\/\[/.test(a)) - Number(/^\/\[/.test(b)),
      )
      .map((page) => ({ page, regex: toRegex(page) })),
  },
  ["embed.js", "vendor/api.js"],
);

describe("The route of a path", () => {
  it("is its pattern, with the path shown if its parameters are identifiers", () => {
    expect(findRoute("/")).toEqual({ route: "/", shown: "/" });
    expect(findRoute("/v2/users")).toEqual({ route: "/v2/users", shown: "/v2/users" });
    expect(findRoute("/v2/users/abc")).toEqual({ route: "/v2/users/:user_id", shown: "/v2/users/abc" });
    expect(findRoute("/amara/types/intro")).toEqual({
      route: "/:nickname/types/:handle",
      shown: "/amara/types/intro",
    });
  });

  it("is the same for all files", () => {
    expect(findRoute("/embed.js")).toEqual({ route: "/public", shown: "/embed.js" });
    expect(findRoute("/vendor/api.js")).toEqual({ route: "/public", shown: "/vendor/api.js" });
  });

  it("is none for an unknown path", () => {
    for (const path of ["/v2/nowhere", "/no/such/page/at/all", "/signup/x/y/z"])
      expect(findRoute(path)).toEqual({ route: "none", shown: "none" });
  });

  it("does not show a secret, on any route", () => {
    const opening = pages.filter((page) => /\[(token|file|key)\]/.test(page));
    expect(opening.length).toBeGreaterThan(10);
    for (const page of opening) {
      const found = findRoute(page.replace(/\[\w+\]/g, "the-secret"));
      expect(JSON.stringify(found), page).not.toContain("the-secret");
    }
  });

  it("shows only parameters that are known to be no secrets", () => {
    const names = new Set(pages.flatMap((page) => [...page.matchAll(/\[(\w+)\]/g)].map(([, name]) => name)));
    const shown = [...names].filter((name) => findRoute(`/v2/x/${name}`).shown !== "none");
    expect(shown).toEqual([]);
    const dynamicRoutes = [...names].map((name) => ({
      page: `/${name}/[${name}]`,
      regex: `^/${name}/([^/]+)$`,
    }));
    const table = createRouteTable({ staticRoutes: [], dynamicRoutes }, []);
    const hidden = [...names].filter((name) => table(`/${name}/value`).shown === `/${name}/:${name}`);
    expect(hidden.sort()).toEqual(["code", "file", "token"]);
  });
});
