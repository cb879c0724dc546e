import { AREA_CODE } from "@/e2e/areas";

interface ChangedAreas {
  areas: string[];
  /** True if changed code belongs to no area, so that every area's main path may be affected. */
  everyArea: boolean;
}

/** Finds the areas with stories that a change of these files can affect. */
export function findChangedAreas(files: readonly string[]): ChangedAreas {
  const found = new Set<string>();
  let everyArea = false;
  for (const file of files.filter(canAffectStories)) {
    const areas = listAreas(file);
    if (areas.length === 0) everyArea = true;
    for (const area of areas) found.add(area);
  }
  return { areas: [...found].sort(), everyArea };
}

/** Documents, tests of code and benchmarks do not affect stories. */
const canAffectStories = (file: string): boolean =>
  !/\.test\.tsx?$|^(tests|bench|deploy|\.github|\.ci)\/|^(?!docs\/guides\/).*\.md$/.test(file);

const listAreas = (file: string): string[] =>
  Object.entries(AREA_CODE)
    .filter(([area, code]) =>
      [`e2e/${area}`, `lib/domain/${area}`, ...code].some((folder) => file.startsWith(`${folder}/`)),
    )
    .map(([area]) => area);
