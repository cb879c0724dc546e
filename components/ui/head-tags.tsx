import type { HeadView } from "@/lib/pages/page-shell/view";

/** The metadata for browsers, search engines and link previews; React hoists it into `<head>`. */
export function HeadTags({ head }: { head: HeadView }) {
  const { title, description, secret, hidden, canonical, data, site = "Bookpage" } = head;
  return (
    <>
      <title>{title === site ? title : `${title} · ${site}`}</title>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f4ed" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161412" />
      {head.app ? <AppTags /> : null}
      {description ? <meta name="description" content={description} /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {head.languages?.map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      {head.text ? <link rel="alternate" type="text/markdown" href={head.text} /> : null}
      {secret ? <meta name="referrer" content="no-referrer" /> : null}
      {secret || hidden ? <meta name="robots" content="noindex" /> : <PreviewTags {...head} />}
      {data ? (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: no text can end the element, see below
          dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
        />
      ) : null}
    </>
  );
}

/** The metadata for the installed console; Safari uses its own names. */
const AppTags = () => (
  <>
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <meta name="apple-mobile-web-app-capable" content="yes" />
    <meta name="apple-mobile-web-app-title" content="Bookpage" />
  </>
);

/** The metadata of link previews. These require absolute URLs, so relative pictures are left out. */
function PreviewTags({ title, description, image, preview, canonical }: HeadView) {
  const picture = image ? { url: image, alt: title } : preview;
  return (
    <>
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {canonical ? <meta property="og:url" content={canonical} /> : null}
      {picture ? (
        <>
          <meta property="og:image" content={picture.url} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      ) : null}
      {/* A user's photo is small and square, the default picture is wide. */}
      <meta name="twitter:card" content={image ? "summary" : "summary_large_image"} />
    </>
  );
}

const serializeJsonLd = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
