/** @jsxImportSource preact */
import type { CalendarApp } from "./use-app";

/** The appointment type and the member, which the page asks for before it shows times. */
export function BookingChoices({ app }: { app: CalendarApp }) {
  const { t, first, format, facts, type, host, pickType, pickHost, isAway } = app;
  return (
    <>
      {first.types.length > 0 ? (
        <Cards
          legend={t("types")}
          name="type"
          value={type ?? ""}
          pick={pickType}
          cards={first.types.map(({ handle, name, duration, description }) => ({
            value: handle,
            label: name,
            note: format.length(duration),
            text: description,
          }))}
        />
      ) : null}
      {isAway ? (
        <p role="alert" class="note">
          {t("away")}
        </p>
      ) : null}
      {facts.members.length > 1 && !app.isChoosing ? (
        <Cards
          legend={t("members")}
          name="host"
          value={host ?? ""}
          pick={(id) => pickHost(id || null)}
          cards={[
            { value: "", label: t("anyone"), photo: null },
            ...facts.members.map(({ id, name, photo }) => ({ value: id, label: name, photo })),
          ]}
        />
      ) : null}
    </>
  );
}

interface Card {
  value: string;
  label: string;
  note?: string;
  text?: string;
  photo?: string | null;
}

interface CardsProps {
  legend: string;
  name: string;
  value: string;
  pick: (value: string) => void;
  cards: Card[];
}

function Cards({ legend, name, value, pick, cards }: CardsProps) {
  return (
    <fieldset class={`cards ${name}`}>
      <legend>{legend}</legend>
      <div>
        {cards.map((card) => (
          <label key={card.value} class="slot">
            <input
              type="radio"
              name={name}
              checked={card.value === value}
              onChange={() => pick(card.value)}
            />
            {card.photo ? <img src={card.photo} alt="" width="36" height="36" loading="lazy" /> : null}
            <span>
              <bdi>{card.label}</bdi>
              {card.note ? <small>{card.note}</small> : null}
              {card.text ? (
                <small class="text">
                  <bdi>{card.text}</bdi>
                </small>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
