const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The verbs that the name of a function may begin with: one verb for one thing in the whole project. */
export const FUNCTION_VERBS: ReadonlySet<string> = new Set([
  ...words(`
    handle load find get list count create update delete parse validate assert require build format render serialize
    derive resolve apply sync reconcile send enqueue notify emit record reserve hold lock unlock cache store redact
    detach revoke expire evaluate infer add remove set clear reset replace restore insert upsert append move copy clone merge
    split join group sort order compare select filter map reduce match search pick collect compute calculate measure
    estimate generate make read write open close start stop run execute schedule retry wait watch poll register
    unregister connect disconnect enable disable install import export upload download fetch request respond subscribe
    publish print log report describe explain summarize encode decode encrypt decrypt seal unseal reseal hash sign verify
    issue authenticate reauthenticate authorize impersonate book confirm cancel decline reschedule reassign assign invite
    vote propose offer approve reject archive normalize sanitize escape unescape trim truncate round clamp expand shrink
    wrap unwrap convert extract exclude include intersect subtract show hide toggle focus highlight scroll navigate
    submit change translate check ensure mark increment release acquire allocate warn suppress override intercept
    redirect mount iterate visit walk attach plan replan rename score`),
  ...words(`
    advance assemble bundle capitalize capture complete compress consume define delegate deliver detect distribute drop
    duplicate elect erase exchange extend finish fold geocode ignore lint listen migrate omit pack ping prepare preview
    prompt receive refresh relink remind replay resend rotate seed serve suspend switch transliterate try undo`),
  "with", // runs a callback with something
  "on", // handles an event of a component
]);

/** Names of exported functions that begin with no verb. */
export const ALLOWED_NAMES: ReadonlySet<string> = new Set([
  ...words("GET HEAD POST PUT PATCH DELETE OPTIONS"), // the handlers of a route, named by the framework
  "setup", // a global set-up of the test runner
  ...words("text line requiredText requiredLine wholeNumber"), // builders of schemas
  "html", // a template tag
  "safeFetch", // a `fetch`
  "NO_RULE", // a constant
]);
