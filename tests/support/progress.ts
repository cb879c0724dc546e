const LINE_INTERVAL_MS = 5000;

const SLOWEST_COUNT = 20;

interface Finished {
  name: string;
  milliseconds: number;
}

/**
 * Prints every few seconds the number of finished and failed files or stories, and the elapsed time; at the end, the
 * slowest ones.
 */
export class RunProgress {
  private total = 0;
  private readonly finished: Finished[] = [];
  private failed = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly beganAt = Number(process.env.TESTS_BEGAN_AT ?? Date.now());

  constructor(private readonly noun: string) {}

  begin(total: number) {
    this.total = total;
    this.print();
    this.timer = setInterval(() => this.print(), LINE_INTERVAL_MS);
    this.timer.unref();
  }

  count({ failed, ...finished }: Finished & { failed: boolean }) {
    this.finished.push(finished);
    if (failed) this.failed += 1;
  }

  end() {
    clearInterval(this.timer);
    this.print();
    const slowest = this.finished
      .filter(({ milliseconds }) => milliseconds >= 1000)
      .sort((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, SLOWEST_COUNT);
    console.log(`The slowest ${this.noun}:`);
    for (const { name, milliseconds } of slowest)
      console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }

  private print() {
    const failures = this.failed > 0 ? `, ${this.failed} failed` : "";
    console.log(
      `${formatElapsed(Date.now() - this.beganAt)}  ${this.finished.length} of ${this.total} ${this.noun}${failures}`,
    );
  }
}

const formatElapsed = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
