/** Of paths that no route answers, such as files: they are read. */
const READ = ["GET", "HEAD"];

/** The methods that a client could expect to be known; any other is refused everywhere. */
const KNOWN = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * The value of the Allow header, where this method is not allowed; null where it is, or where the framework has to say
 * that there is nothing.
 * @param methods of the path; null: no route is known for it
 */
export function findAllowHeader(methods: readonly string[] | null, method: string): string | null {
  if (methods === null) return KNOWN.has(method) ? null : READ.join(", ");
  const allowed = methods.includes("GET") ? [...new Set(["GET", "HEAD", ...methods])] : methods;
  return allowed.includes(method) ? null : allowed.join(", ");
}
