/**
 * Browsers apply the policy of a form's page to redirects after the form: this allows one more origin. A host with
 * characters that have a meaning in a policy is left out.
 */
export function addFormTarget(policy: string, target: string): string {
  const { origin: ofSite, protocol } = new URL(target);
  const origin = ofSite === "null" && /^[a-z][\w+-]*(\.[\w+-]+)+:$/.test(protocol) ? protocol : ofSite;
  return origin === protocol || /^https?:\/\/[\w.[\]:-]+$/.test(origin)
    ? policy.replace("form-action 'self'", `form-action 'self' ${origin}`)
    : policy;
}
