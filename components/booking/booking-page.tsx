"use client"; // reduces the page size: the page carries its view as data, and not again as markup

import { lazy, useEffect } from "react";
import { Banner } from "@/components/ui/banner";
import { Icon } from "@/components/ui/icon";
import { Island } from "@/components/ui/island";
import { PageShell } from "@/components/ui/page-shell";
import type { BookingView } from "@/lib/pages/booking/view";
import { AutoSubmit } from "./auto-submit";
import { ClientNavigation } from "./client-navigation";
import { MemberChoices } from "./member-choices";
import { OwnerPanel } from "./owner-panel";
import { TimesStep } from "./times-step";
import { TypeCards } from "./type-cards";

const loadDetails = () => import("./details-step");

/** A chunk that loads beside the page, before the visitor needs it. */
const DetailsStep = lazy(loadDetails);

/** A chunk for pages whose times depend on the visitor's address. */
const AddressStep = lazy(() => import("./address-step"));

/** A chunk for pages without bookable times only. */
const NextStepCard = lazy(async () => ({
  default: (await import("@/components/ui/next-step-card")).NextStepCard,
}));

/** The whole booking page, from `<html>` on. */
export function BookingPage({ view }: { view: BookingView }) {
  useEffect(() => void loadDetails(), []);
  return (
    <PageShell shell={view.shell}>
      <BookingPageBody view={view} />
      <Island>
        <ClientNavigation />
      </Island>
      <Island>
        <AutoSubmit />
      </Island>
    </PageShell>
  );
}

/** The content of the page shell; the gallery renders it without the shell. */
export function BookingPageBody({ view }: { view: BookingView }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,280px)_minmax(0,1fr)] lg:gap-10">
      {/* biome-ignore lint/performance/noImgElement: made in its size already */}
      {view.cover === null ? null : <img src={view.cover} alt="" className="cover lg:col-span-2" />}
      {view.notice === null ? null : (
        <div className="px-4 sm:px-0 lg:col-span-2">
          <Banner {...view.notice} />
        </div>
      )}
      <OwnerPanel owner={view.owner} />
      <div className="min-w-0">
        {view.banner === null ? null : (
          <div className="mb-4 px-4 sm:px-0">
            <Banner {...view.banner} />
          </div>
        )}
        {view.types === null ? null : <TypeCards {...view.types} />}
        {view.members === null ? null : <MemberChoices {...view.members} />}
        {view.back === null ? null : (
          <a
            href={view.back.href}
            className="mb-2 inline-flex min-h-11 items-center gap-1.5 px-4 text-sm text-muted hover:text-text sm:px-0"
          >
            <Icon name="left" className="size-5" />
            {view.back.label}
          </a>
        )}
        {view.step.name === "types" ? null : (
          <div data-soft data-zoned className="border-y border-line bg-raised sm:rounded-lg sm:border">
            {view.step.name === "times" ? <TimesStep step={view.step} /> : null}
            {view.step.name === "address" ? <AddressStep form={view.step.form} /> : null}
            {view.step.name === "details" ? <DetailsStep details={view.step.details} /> : null}
            {view.step.name === "stopped" ? <NextStepCard {...view.step} /> : null}
          </div>
        )}
      </div>
    </div>
  );
}
