import cluster, { type Worker } from "node:cluster";
import type { MetricObject } from "prom-client";
import { z } from "zod";
import { getMetrics } from "./metrics";

/** Of all series of one process, in a form that travels between processes. */
export type ProcessMetrics = MetricObject[];

/** How long the others have to answer: one that is busy for longer is left out. */
const ANSWER_TIMEOUT_MS = 2000;

/** A message between the processes of one machine about metrics. */
const Message = z.object({
  about: z.literal("metrics"),
  question: z.number(),
  /** Absent in a question. */
  answer: z.array(z.array(z.unknown())).optional(),
});

/** The other end of a channel between two processes. */
interface PeerProcess {
  send?: ((words: object) => boolean) | undefined;
  on(event: "message", listener: (words: unknown) => void): unknown;
  off(event: "message", listener: (words: unknown) => void): unknown;
}

const getOwnMetrics = () => getMetrics().ofProcess.getMetricsAsJSON() as Promise<ProcessMetrics>;

/** The metrics of each process of this machine's cluster, the primary's too; none where there is no cluster. */
export const collectClusterMetrics = async (): Promise<ProcessMetrics[]> =>
  cluster.isWorker ? requestMetrics(process) : [];

/** In a worker: answers the primary's questions. */
export const respondToPrimary = () => respondWithMetrics(process, async () => [await getOwnMetrics()]);

/** In the primary: lets a worker ask for the metrics of all processes. */
export function respondToWorker(worker: Worker): void {
  respondWithMetrics(worker, async () => {
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined);
    return [[await getOwnMetrics()], ...(await Promise.all(workers.map(requestMetrics)))].flat();
  });
}

let questions = 0;

/** Asks another process; an empty list where it does not answer. */
function requestMetrics(other: PeerProcess): Promise<ProcessMetrics[]> {
  questions += 1;
  const question = questions;
  return new Promise((resolve) => {
    const finish = (all: ProcessMetrics[]) => {
      clearTimeout(limit);
      other.off("message", listen);
      resolve(all);
    };
    const listen = (words: unknown) => {
      const { data } = Message.safeParse(words);
      if (data?.question === question && data.answer) finish(data.answer as ProcessMetrics[]);
    };
    const limit = setTimeout(finish, ANSWER_TIMEOUT_MS, []);
    other.on("message", listen);
    other.send?.({ about: "metrics", question });
  });
}

function respondWithMetrics(other: PeerProcess, read: () => Promise<ProcessMetrics[]>) {
  other.on("message", async (words) => {
    const { data } = Message.safeParse(words);
    if (data && !data.answer) other.send?.({ ...data, answer: await read() });
  });
}
