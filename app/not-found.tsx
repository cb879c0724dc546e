/** Never seen, see `global-not-found`: it stands in for the framework's own page, which goes along with every page. */
export default function NotFound() {
  return null;
}
