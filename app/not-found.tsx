/** Never shown, see `global-not-found`: it replaces the framework's own page, which every page would include. */
export default function NotFound() {
  return null;
}
