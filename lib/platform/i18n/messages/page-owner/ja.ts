const pageOwner = {
  broken:
    "{count, plural, =1 {カレンダーを読み取れません：{names}} other {{count}件のカレンダーを読み取れません：{names}}}",
  brokenBlocks:
    "設定に従い、復旧するまでこのページでは予約を受け付けません。この表示はご自身にのみ見えています。",
  brokenLastKnown:
    "最後に読み取ったカレンダーの内容をもとに予約を受け付けています。その後の予定とは重なることがあります。この表示はご自身にのみ見えています。",
  brokenLink: "再接続",
  brokenComplexLink: "カレンダーを開く",
};

export default pageOwner;
