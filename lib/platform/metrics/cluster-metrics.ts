import cluster, { type Worker } from "node:cluster";
import type { MetricObject } from "prom-client";
import { z } from "zod";
import { getMetrics } from "./metrics";

/** All series of one process, in a form that can be sent between processes. */
export type ProcessMetrics = MetricObject[];

/** The timeout for other processes; one that is busy for longer is left out. */
const ANSWER_TIMEOUT_MS = 2000;

/** A message about metrics between the processes of one machine. */
const Message = z.object({
  about: z.literal("metrics"),
  question: z.number(),
  /** Absent in a request. */
  answer: z.array(z.array(z.unknown())).optional(),
});

/** The other end of a channel between two processes. */
interface PeerProcess {
  send?: ((words: object) => boolean) | undefined;
  on(event: "message", listener: (words: unknown) => void): unknown;
  off(event: "message", listener: (words: unknown) => void): unknown;
}

const getProcessMetrics = () => getMetrics().ofProcess.getMetricsAsJSON() as Promise<ProcessMetrics>;

/** Collects the metrics of each process of this machine's cluster, the primary included; empty without a cluster. */
export const collectClusterMetrics = async (): Promise<ProcessMetrics[]> =>
  cluster.isWorker ? requestMetrics(process) : [];

/** In a worker: responds to the primary's requests. */
export const respondToPrimary = () => respondWithMetrics(process, async () => [await getProcessMetrics()]);

/** In the primary: lets a worker request the metrics of all processes. */
export function respondToWorker(worker: Worker): void {
  respondWithMetrics(worker, async () => {
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined);
    return [[await getProcessMetrics()], ...(await Promise.all(workers.map(requestMetrics)))].flat();
  });
}

let questions = 0;

/** Requests the metrics of another process; returns an empty list if it does not respond. */
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
