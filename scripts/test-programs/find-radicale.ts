import path from "node:path";
import { projectRoot } from "@/scripts/project-root";
import { findWorkingProgram } from "./find-working-program";

/** A Python environment with Radicale only, for systems without it. */
export const RADICALE_ENVIRONMENT = path.join(projectRoot, ".data/radicale");

export const findRadicale = (): string | undefined =>
  findWorkingProgram(["radicale", path.join(RADICALE_ENVIRONMENT, "bin/radicale")]);
