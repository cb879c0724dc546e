import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Folders of tests that wait for their own processes. */
const LONG_FOLDERS = /\/tests\/(resilience|operation|messages)\//;

/** Starts the longest files first, because otherwise one worker would run alone at the end. */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG_FOLDERS.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
