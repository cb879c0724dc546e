import { tryProgram } from "./try-program";

const isRoot = () => process.getuid?.() === 0;

/** Whether this account may install software without being asked for a password. */
export const mayInstall = async (): Promise<boolean> => isRoot() || tryProgram("sudo", ["-n", "true"]);

/** Installs a package of Debian's, where this account may. */
export async function installPackage(name: string) {
  if (!(await mayInstall())) return;
  const runApt = (...args: string[]) => {
    const command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", ...args];
    const [program = "", ...rest] = isRoot() ? command : ["sudo", "-n", ...command];
    return tryProgram(program, rest, { DEBIAN_FRONTEND: "noninteractive" });
  };
  await runApt("update");
  await runApt("install", "-y", name);
}
