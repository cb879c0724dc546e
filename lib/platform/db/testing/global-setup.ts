import type { TestProject } from "vitest/node";
import { borrowScratchServer } from "./scratch-server";
import { prepareTemplate } from "./template";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test server's own database. */
    testServer: string;
    /** Name of the database that each test file gets a copy of. */
    testTemplate: string;
  }
}

export default async function setup(project: TestProject) {
  const server = await borrowScratchServer();
  project.provide("testServer", server.superuserAddress("postgres"));
  project.provide("testTemplate", await prepareTemplate(server));
  return () => server.release();
}
