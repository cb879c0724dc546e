import type { TestProject } from "vitest/node";
import { isAlive } from "@/lib/platform/process/is-alive";
import { dropClusterLeftovers } from "./cluster-database";
import { acquireCluster } from "./cluster-server";
import { prepareTemplate } from "./prepare-template";
import { acquireScratchServer } from "./scratch-server";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test server's own database. */
    testServer: string;
    /** Process id of this run; part of the names of its databases. */
    testRun: number;
    /** Name of the database that is copied for each test file. */
    testTemplate: string;
    /** True if the test server is a Citus coordinator, on which each copy is distributed. */
    testCluster: boolean;
  }
}

export default async function setup(project: TestProject) {
  const cluster = process.env.CITUS_URL;
  const server = cluster ? await acquireCluster(cluster) : await acquireScratchServer();
  if (cluster) await dropClusterLeftovers(cluster, (testRun) => !isAlive(testRun));
  project.provide("testCluster", cluster !== undefined);
  project.provide("testServer", server.superuserAddress("postgres"));
  project.provide("testRun", process.pid);
  project.provide("testTemplate", await prepareTemplate(server));
  return async () => {
    if (cluster) await dropClusterLeftovers(cluster, (testRun) => testRun === process.pid);
    await server.release();
  };
}
