import cluster, { type Worker } from "node:cluster";
import type { MetricObject } from "prom-client";
import { z } from "zod";
import { metrics } from "./metrics";

/** Of all series of one process, in a form that travels between processes. */
export type ProcessMetrics = MetricObject[];

/** How long the others have to answer: one that is busy for longer is left out. */
const ANSWER_TIMEOUT_MS = 2000;

/** What the processes of one machine say to each other about metrics. */
const Words = z.object({
  about: z.literal("metrics"),
  question: z.number(),
  /** Missing in a question. */
  answer: z.array(z.array(z.unknown())).optional(),
});

/** The other end of a channel between two processes. */
interface Other {
  send?: ((words: object) => boolean) | undefined;
  on(event: "message", listener: (words: unknown) => void): unknown;
  off(event: "message", listener: (words: unknown) => void): unknown;
}

const readOwn = () => metrics().ofProcess.getMetricsAsJSON() as Promise<ProcessMetrics>;

/** What each process that serves on this machine has counted, the one that leads them too. */
export async function readKinMetrics(): Promise<ProcessMetrics[]> {
  const all = cluster.isWorker ? await ask(process) : [];
  return all.length > 0 ? all : [await readOwn()];
}

/** Lets the process that leads ask this one. */
export const tellLeader = () => answer(process, async () => [await readOwn()]);

/** In the process that leads: lets the one that it has just begun ask for the metrics of all. */
export function tellFollower(follower: Worker): void {
  answer(follower, async () => {
    const followers = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined);
    return [[await readOwn()], ...(await Promise.all(followers.map(ask)))].flat();
  });
}

let questions = 0;

/** Asks another process; an empty list where it does not answer. */
function ask(other: Other): Promise<ProcessMetrics[]> {
  questions += 1;
  const question = questions;
  return new Promise((resolve) => {
    const finish = (all: ProcessMetrics[]) => {
      clearTimeout(limit);
      other.off("message", listen);
      resolve(all);
    };
    const listen = (words: unknown) => {
      const { data } = Words.safeParse(words);
      if (data?.question === question && data.answer) finish(data.answer as ProcessMetrics[]);
    };
    const limit = setTimeout(finish, ANSWER_TIMEOUT_MS, []);
    other.on("message", listen);
    other.send?.({ about: "metrics", question });
  });
}

function answer(other: Other, read: () => Promise<ProcessMetrics[]>) {
  other.on("message", async (words) => {
    const { data } = Words.safeParse(words);
    if (data && !data.answer) other.send?.({ ...data, answer: await read() });
  });
}
