import { canRunProgram } from "./can-run-program";

const isRoot = () => process.getuid?.() === 0;

/** True if this account may install software without a password. */
export const canInstall = async (): Promise<boolean> => isRoot() || canRunProgram("sudo", ["-n", "true"]);

/** Installs a Debian package, if this account may. `options` are those of `apt-get install`. */
export async function installPackage(name: string, ...options: string[]) {
  if (!(await canInstall())) return;
  const runApt = (...args: string[]) => {
    const command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", ...args];
    const [program = "", ...rest] = isRoot() ? command : ["sudo", "-n", ...command];
    return canRunProgram(program, rest, { DEBIAN_FRONTEND: "noninteractive" });
  };
  await runApt("update");
  await runApt("install", "-y", ...options, name);
}
