import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Where tests wait for processes that they start. */
const LONG_FOLDERS = /\/tests\/(survival|operation|messages)\//;

/** What takes longest begins first: else it would keep one worker busy at the end, and the others idle. */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG_FOLDERS.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
