import { PageShell } from "@/components/ui/page-shell";
import type { FeatureView, HomeView } from "@/lib/pages/home/view";
import { SamplePage } from "./sample-page";

/** Bookpage on one page: a booking page to try, and pictures of the rest. */
export function HomePage({ view }: { view: HomeView }) {
  const { shell, title, text, actions, demo, points, features } = view;
  return (
    <PageShell shell={shell}>
      <div className="grid items-start gap-x-14 gap-y-6 px-4 pt-4 sm:px-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]">
        <h1 className="max-w-[16ch] text-2xl font-bold tracking-tight lg:text-[2.75rem] lg:leading-[1.1]">
          {title}
        </h1>
        <div>
          <p className="max-w-[56ch] text-lg">{text}</p>
          <p className="mt-5 flex flex-wrap gap-3">
            {actions.map(({ href, label }, index) => (
              <a
                key={href}
                href={href}
                className="button min-h-[52px] px-6"
                data-tone={index === 0 ? "accent" : undefined}
              >
                {label}
              </a>
            ))}
          </p>
        </div>
      </div>
      {"sample" in demo ? (
        <div className="mt-10 grid px-4 sm:px-0">
          <SamplePage sample={demo.sample} />
        </div>
      ) : (
        <LiveDemo {...demo} />
      )}
      <dl className="mt-10 grid gap-x-14 gap-y-6 px-4 sm:grid-cols-2 sm:px-0">
        {points.map((point) => (
          <div key={point.title} className="border-t-2 border-text pt-4">
            <dt className="font-bold">{point.title}</dt>
            <dd className="mt-1 max-w-[56ch] text-sm text-muted">{point.text}</dd>
          </div>
        ))}
      </dl>
      {features.map((feature) => (
        <Feature key={feature.title} feature={feature} />
      ))}
    </PageShell>
  );
}

/** The frame has a fixed height, so that nothing moves when its page arrives. */
const LiveDemo = ({ title, text, link, src }: Exclude<HomeView["demo"], { sample: unknown }>) => (
  <section
    aria-labelledby="demo"
    className="mt-10 overflow-hidden border-y border-line bg-raised sm:rounded-lg sm:border"
  >
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line px-4 py-2 sm:px-6">
      <h2 id="demo" className="font-bold">
        {title}
      </h2>
      <p className="min-w-0 flex-1 text-sm text-muted max-sm:order-3 max-sm:basis-full">{text}</p>
      <a href={link.href} className="link inline-flex min-h-11 items-center text-sm">
        {link.label}
      </a>
    </div>
    <iframe src={src} title={title} className="block h-[940px] w-full bg-surface md:h-[712px]" />
  </section>
);

const Feature = ({ feature: { title, text, link, picture } }: { feature: FeatureView }) => (
  <section className="group mt-14 grid items-center gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:even:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
    <div className="px-4 sm:px-0 lg:group-even:order-2">
      <h2 className="text-xl font-bold tracking-tight">{title}</h2>
      <p className="mt-2 max-w-[44ch] text-muted">{text}</p>
      {link === null ? null : (
        <a href={link.href} className="link mt-2 inline-flex min-h-11 items-center">
          {link.label}
        </a>
      )}
    </div>
    <ProductPicture {...picture} />
  </section>
);

/** The files are made by `scripts/render-product-pictures.ts`. */
const ProductPicture = ({ name, alt }: FeatureView["picture"]) => (
  <picture>
    <source srcSet={`/static/home/${name}-dark.webp`} media="(prefers-color-scheme: dark)" />
    <img
      src={`/static/home/${name}-light.webp`}
      alt={alt}
      width={1440}
      height={900}
      loading="lazy"
      className="block h-auto w-full border-y border-line sm:rounded-lg sm:border"
    />
  </picture>
);
