import { expect, it } from "vitest";
import { evaluateDkim, findDmarcRecord, findSpfRecord } from "./evaluate-sender-records";

it("evaluateDkim compares the key alone, however the record is written", () => {
  expect(evaluateDkim(["v=DKIM1; k=rsa; p=QUJD"], "QUJD")).toBe("found");
  expect(evaluateDkim(["k=rsa;t=s; p = QU JD ;n=a note"], "QUJD")).toBe("found");
  expect(evaluateDkim(["v=DKIM1; p=WFla", "v=DKIM1; p=QUJD"], "QUJD")).toBe("found");
  expect(evaluateDkim(["v=DKIM1; p=WFla"], "QUJD")).toBe("different");
  expect(evaluateDkim(["v=DKIM1; p="], "QUJD")).toBe("different"); // a revoked key
  expect(evaluateDkim(["some other text"], "QUJD")).toBe("missing");
  expect(evaluateDkim([], "QUJD")).toBe("missing");
  expect(evaluateDkim(null, "QUJD")).toBe("unknown");
});

it("findSpfRecord and findDmarcRecord find their record among others", () => {
  const records = [
    "google-site-verification=1",
    "v=spf1 include:_spf.example.com -all",
    "v=DMARC1; p=reject",
  ];
  expect(findSpfRecord(records)).toBe("v=spf1 include:_spf.example.com -all");
  expect(findSpfRecord(["v=spf10"])).toBeNull();
  expect(findDmarcRecord(records)).toBe("v=DMARC1; p=reject");
  expect(findDmarcRecord(["v=DMARC12"])).toBeNull();
  expect([findSpfRecord(null), findDmarcRecord(null)]).toEqual([null, null]);
});
