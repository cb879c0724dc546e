const LINE_INTERVAL_MS = 5000;

/** Prints every few seconds the number of finished and failed files or stories, and the elapsed time. */
export class RunProgress {
  private total = 0;
  private done = 0;
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

  count({ failed }: { failed: boolean }) {
    this.done += 1;
    if (failed) this.failed += 1;
  }

  end() {
    clearInterval(this.timer);
    this.print();
  }

  private print() {
    const failures = this.failed > 0 ? `, ${this.failed} failed` : "";
    console.log(
      `${formatElapsed(Date.now() - this.beganAt)}  ${this.done} of ${this.total} ${this.noun}${failures}`,
    );
  }
}

const formatElapsed = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
