import type { TestProject } from "vitest/node";
import { borrowCluster } from "./cluster-server";
import { borrowScratchServer } from "./scratch-server";
import { prepareTemplate } from "./template";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test server's own database. */
    testServer: string;
    /** Name of the database that each test file gets a copy of. */
    testTemplate: string;
    /** Whether the test server is the coordinator of a Citus cluster, on which each copy is spread. */
    testCluster: boolean;
  }
}

export default async function setup(project: TestProject) {
  const cluster = process.env.CITUS_URL;
  const server = cluster ? await borrowCluster(cluster) : await borrowScratchServer();
  project.provide("testCluster", cluster !== undefined);
  project.provide("testServer", server.superuserAddress("postgres"));
  project.provide("testTemplate", await prepareTemplate(server));
  return () => server.release();
}
