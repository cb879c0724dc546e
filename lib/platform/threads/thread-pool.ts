import { setMaxListeners } from "node:events";
import { Thread, type ThreadCall } from "./thread";

interface Task extends ThreadCall {
  /** The organisation of the work. */
  organization: string;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
  cancel: () => void;
}

/** A pool of threads, started on demand and replaced when they end. */
export class ThreadPool {
  private readonly waiting: Task[] = [];
  private readonly underWay = new Map<Thread, Task | null>();

  constructor(private readonly most: number) {}

  run(work: ThreadCall & { organization: string }): Promise<unknown> {
    const { signal } = work;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const task: Task = { ...work, resolve, reject, cancel: () => this.cancel(task) };
      if (signal) setMaxListeners(0, signal); // one listener for each waiting task, removed with it
      signal?.addEventListener("abort", task.cancel);
      this.waiting.push(task);
      this.proceed();
    });
  }

  private proceed(): void {
    while (this.waiting.length > 0) {
      const thread = this.freeThread();
      if (!thread) return;
      const task = this.nextTask();
      task.signal?.removeEventListener("abort", task.cancel);
      this.underWay.set(thread, task);
      thread
        .run(task)
        .then(task.resolve, task.reject)
        .finally(() => {
          if (thread.isEnded) this.underWay.delete(thread);
          else this.underWay.set(thread, null);
          this.proceed();
        });
    }
  }

  private freeThread(): Thread | null {
    for (const [thread, task] of this.underWay) {
      if (task) continue;
      if (!thread.isEnded) return thread;
      this.underWay.delete(thread);
    }
    return this.underWay.size < this.most ? new Thread() : null;
  }

  /**
   * Returns the first task of the organisation with the fewest running ones: an organisation with many tasks waits
   * for others, not they for it.
   */
  private nextTask(): Task {
    const loads = new Map<string, number>();
    for (const task of this.underWay.values())
      if (task) loads.set(task.organization, (loads.get(task.organization) ?? 0) + 1);
    const countRunning = ({ organization }: Task) => loads.get(organization) ?? 0;
    const next = this.waiting.reduce((best, task) => (countRunning(task) < countRunning(best) ? task : best));
    this.waiting.splice(this.waiting.indexOf(next), 1);
    return next;
  }

  /** The caller no longer waits for it. */
  private cancel(task: Task): void {
    task.signal?.removeEventListener("abort", task.cancel);
    this.waiting.splice(this.waiting.indexOf(task), 1);
    task.reject(task.signal?.reason);
  }
}
