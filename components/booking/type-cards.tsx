import { Icon } from "@/components/ui/icon";
import type { TypeCard } from "@/lib/pages/booking/view";

/** The appointment types of the page. */
export function TypeCards({ heading, cards }: { heading: string; cards: TypeCard[] }) {
  return (
    <section aria-labelledby="types-title" className="mb-6 px-4 sm:px-0">
      <h2 id="types-title" className="text-lg font-bold">
        {heading}
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {cards.map((card) => (
          <li key={card.href}>
            <a
              href={card.href}
              className="group flex h-full gap-3 rounded-lg border border-line bg-raised px-4 py-3 transition-colors hover:border-text"
            >
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <b className="font-bold">
                    <bdi>{card.name}</bdi>
                  </b>
                  <span className="text-xs text-muted">{card.duration}</span>
                </span>
                {card.description === null ? null : (
                  <span className="block text-sm text-muted">
                    <bdi>{card.description}</bdi>
                  </span>
                )}
                {card.next === null ? null : (
                  <span data-zoned className="mt-1 block text-sm">
                    {card.next}
                  </span>
                )}
              </span>
              <Icon name="right" className="mt-0.5 size-5 text-muted group-hover:text-text" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
