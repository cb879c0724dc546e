import type { ReactNode } from "react";
import { FormFields } from "@/components/booking/form-fields";
import { MonthGrid } from "@/components/booking/month-grid";
import { CancelledIllustration } from "@/components/illustrations/cancelled-illustration";
import { EmptyClosed } from "@/components/illustrations/empty-closed";
import { EmptyMap } from "@/components/illustrations/empty-map";
import { EmptyMeetings } from "@/components/illustrations/empty-meetings";
import { EmptyMessages } from "@/components/illustrations/empty-messages";
import { EmptyMonth } from "@/components/illustrations/empty-month";
import { EmptyPolls } from "@/components/illustrations/empty-polls";
import { NotFoundIllustration } from "@/components/illustrations/not-found-illustration";
import { Avatar } from "@/components/ui/avatar";
import { Banner } from "@/components/ui/banner";
import { Logo } from "@/components/ui/logo";
import { buildSampleDetails } from "./build-sample-details";
import { buildSampleMonth } from "./build-sample-month";

const colours = [
  ["surface", "bg-surface"],
  ["raised", "bg-raised"],
  ["text", "bg-text"],
  ["muted", "bg-muted"],
  ["line", "bg-line"],
  ["accent", "bg-accent"],
  ["accent-text", "bg-accent-text"],
  ["ok", "bg-ok"],
  ["warn", "bg-warn"],
  ["bad", "bg-bad"],
  ["busy", "bg-busy"],
  ["focus", "bg-focus"],
] as const;

const sizes = [
  ["32", "text-2xl font-bold tracking-tight"],
  ["25", "text-xl font-bold tracking-tight"],
  ["20", "text-lg font-bold"],
  ["17", "text-base"],
  ["15", "text-sm"],
  ["13", "text-xs"],
] as const;

const days = [
  ["free", { "data-state": "free" }],
  ["few", { "data-state": "few" }],
  ["none", { "data-state": "none" }],
  ["past", { "data-state": "past", role: "link", "aria-disabled": true }],
  ["chosen", { "data-state": "free", "data-chosen": "" }],
  ["today", { "data-state": "free", "data-today": "" }],
  ["today, none", { "data-state": "none", "data-today": "" }],
  ["proposed", { "data-state": "few", "data-proposed": "" }],
] as const;

const slots = [
  ["free", "free", null, false],
  ["chosen", "free", null, true],
  ["host elsewhere", "free", "09:00 in London", false],
  ["chosen, host elsewhere", "free", "09:00 in London", true],
  ["conflict", "conflict", "Just taken", false],
  ["past", "past", null, false],
] as const;

/** Shows every token and state, in both themes. */
export function Gallery() {
  return (
    <main className="mx-auto w-full max-w-[1120px] px-4 py-8 sm:px-8">
      <header className="flex items-center gap-3">
        <Logo className="size-10" />
        <h1 className="text-2xl font-bold tracking-tight">Paper, ink, highlighter</h1>
      </header>
      <div className="mt-8 grid gap-8">
        <Theme name="light" />
        <Theme name="dark" />
      </div>
    </main>
  );
}

function Theme({ name }: { name: "light" | "dark" }) {
  return (
    <div data-theme={name} className="rounded-lg border border-line bg-surface px-4 py-6 text-text sm:px-8">
      <h2 className="text-xl font-bold tracking-tight capitalize">{name}</h2>
      <Part title="Colour">
        <Colours />
      </Part>
      <Part title="Type">
        <Sizes />
      </Part>
      <Part title="Day cell">
        <Days />
      </Part>
      <Part title="Time slot">
        <Slots />
      </Part>
      <Part title="Controls">
        <Controls />
      </Part>
      <Part title="Form">
        <SampleForm theme={name} />
      </Part>
      <Part title="Messages">
        <Messages />
      </Part>
      <Part title="Drawings, where there is nothing to show">
        <div className="flex flex-wrap gap-4">
          <EmptyMonth />
          <EmptyClosed />
          <EmptyMessages />
          <EmptyPolls />
          <EmptyMap />
          <EmptyMeetings />
          <CancelledIllustration />
          <NotFoundIllustration />
        </div>
      </Part>
      {name === "light" ? (
        <Part title="Month">
          <div className="max-w-md">
            <MonthGrid month={buildSampleMonth("en", true)} />
          </div>
        </Part>
      ) : null}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="mb-3 text-sm text-muted">{title}</h3>
      {children}
    </section>
  );
}

function Colours() {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-12">
      {colours.map(([label, swatch]) => (
        <li key={label} className="text-xs">
          <span className={`block h-12 rounded-sm border border-busy ${swatch}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function Sizes() {
  return sizes.map(([label, look]) => (
    <p key={label} className="grid grid-cols-[40px_1fr] items-baseline">
      <span className="text-xs text-muted">{label}</span>
      <span className={look}>Wednesday at 09:00, or 11:11?</span>
    </p>
  ));
}

function Days() {
  return (
    <ul className="grid grid-cols-4 gap-3 sm:grid-cols-8">
      {days.map(([label, state]) => (
        <li key={label} className="text-xs">
          <span className="day text-base" {...state}>
            17
            {"data-proposed" in state ? <span className="tick" /> : null}
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}

function Slots() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-6">
      {slots.map(([label, state, note, chosen]) => (
        <li key={label} className="text-xs">
          <label className="slot text-base" data-state={state}>
            <input type="checkbox" aria-label={label} defaultChecked={chosen} disabled={state !== "free"} />
            {state === "free" ? "10:00" : <s>10:00</s>}
            {note === null ? null : <small>{note}</small>}
          </label>
          {label}
        </li>
      ))}
    </ul>
  );
}

function Controls() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" className="button" data-tone="accent">
        Continue
      </button>
      <button type="button" className="button">
        Reschedule
      </button>
      <button type="button" className="button" data-tone="bad">
        Cancel
      </button>
      <button type="button" className="button" data-tone="quiet">
        Back
      </button>
      <button type="button" className="button" disabled>
        Unavailable
      </button>
      <a href="#top" className="link">
        A link in text
      </a>
      <Avatar photo={null} initials="AL" size="large" />
      <Avatar photo={null} initials="JB" size="small" />
    </div>
  );
}

function SampleForm({ theme }: { theme: string }) {
  return (
    <div className="grid max-w-[560px] gap-5">
      {buildSampleDetails("en", true).fields.map((field) => {
        const unique = { ...field, id: `${theme}-${field.id}`, name: `${theme}-${field.name}` };
        return <FormFields key={unique.id} fields={[unique]} />;
      })}
    </div>
  );
}

function Messages() {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Banner tone="info" title="This page moved" text="The new address is below." links={[]} />
      <Banner tone="ok" title="Your answer is saved" text={null} links={[]} />
      <Banner tone="warn" title="This overlaps another event" text="You can go on." links={[]} />
      <Banner tone="bad" title="The calendar cannot be read" text={null} links={[]} />
    </div>
  );
}
