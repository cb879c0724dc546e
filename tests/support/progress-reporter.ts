import {
  DefaultReporter,
  type SerializedError,
  type TestModule,
  type TestRunEndReason,
  type TestSpecification,
} from "vitest/node";
import { RunProgress } from "./progress";

/** Vitest's default report of failures, with a progress line instead of a line per file. */
export default class ProgressReporter extends DefaultReporter {
  private readonly progress = new RunProgress("test files");

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(specifications: readonly TestSpecification[]) {
    super.onTestRunStart(specifications);
    this.progress.begin(specifications.length);
  }

  override onTestModuleEnd(module: TestModule) {
    super.onTestModuleEnd(module);
    this.progress.count({
      name: module.relativeModuleId,
      milliseconds: module.diagnostic().duration,
      failed: !module.ok(),
    });
  }

  override onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ) {
    this.progress.end();
    super.onTestRunEnd(modules, errors, reason);
  }

  protected override printTestModule(module: TestModule) {
    if (!module.ok()) super.printTestModule(module);
  }
}
