import { spawnSync } from "node:child_process";
import path from "node:path";
import { projectRoot } from "@/scripts/project-root";

/** A Python environment with the dependencies of the Python client, for systems without them. */
const CLIENT_ENVIRONMENT = path.join(projectRoot, ".data/python-client");

/**
 * Returns the first Python from 3.11 on that has httpx: the one in PYTHON, the system's, or that of the environment.
 */
export const findClientPython = (): string | undefined =>
  [process.env.PYTHON, "python3", path.join(CLIENT_ENVIRONMENT, "bin/python")].find(
    (program) => program !== undefined && hasHttpx(program),
  );

const hasHttpx = (program: string): boolean =>
  spawnSync(program, ["-c", "import sys, httpx; sys.exit(sys.version_info < (3, 11))"], { stdio: "ignore" })
    .status === 0;
