import path from "node:path";
import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { RunProgress } from "@/tests/support/progress";

/** Prints a progress line every few seconds, and each failed story at once with its errors. */
export default class ProgressReporter implements Reporter {
  private readonly progress = new RunProgress("stories");
  private readonly failed: TestCase[] = [];

  onBegin(_config: unknown, suite: Suite) {
    this.progress.begin(suite.allTests().length);
  }

  onTestEnd(story: TestCase, result: TestResult) {
    const failed = result.status !== "skipped" && !story.ok();
    const isLastTry = story.ok() || result.retry === story.retries;
    if (failed) printFailure(story, result.errors);
    if (!isLastTry) return;
    if (failed) this.failed.push(story);
    this.progress.count({ name: formatTitle(story), milliseconds: result.duration, failed });
  }

  onError(error: TestError) {
    console.log(describeError(error));
  }

  onEnd({ status }: FullResult) {
    this.progress.end();
    for (const story of this.failed) console.log(`failed: ${formatTitle(story)}`);
    if (status !== "passed" && this.failed.length === 0) console.log(`The stories ended: ${status}.`);
  }

  printsToStdio = () => true;
}

const formatTitle = (story: TestCase): string =>
  `${path.relative(process.cwd(), story.location.file)}:${story.location.line} › ${story.titlePath().slice(3).join(" › ")}`;

const printFailure = (story: TestCase, errors: TestError[]) =>
  console.log([`failed: ${formatTitle(story)}`, ...errors.map(describeError)].join("\n"));

const describeError = ({ stack, message, snippet }: TestError): string =>
  [stack ?? message, snippet].filter(Boolean).join("\n");
