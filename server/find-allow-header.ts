/** The methods of paths without a route, such as files. */
const READ = ["GET", "HEAD"];

/** The methods that a client can expect; any other is rejected everywhere. */
const KNOWN = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Returns the value of the Allow header if this method is not allowed; null if it is, or if the framework must
 * respond 404.
 * @param methods of the path; null: no route is known for it
 */
export function findAllowHeader(methods: readonly string[] | null, method: string): string | null {
  if (methods === null) return KNOWN.has(method) ? null : READ.join(", ");
  const allowed = methods.includes("GET") ? [...new Set(["GET", "HEAD", ...methods])] : methods;
  return allowed.includes(method) ? null : allowed.join(", ");
}
