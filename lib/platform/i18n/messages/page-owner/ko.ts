const pageOwner = {
  broken:
    "{count, plural, =1 {캘린더를 읽을 수 없습니다: {names}} other {캘린더 {count}개를 읽을 수 없습니다: {names}}}",
  brokenBlocks: "설정에 따라 복구될 때까지 이 페이지에서 시간을 제공하지 않습니다. 나에게만 보입니다.",
  brokenLastKnown:
    "마지막으로 읽은 캘린더를 기준으로 계속 시간을 제공합니다. 새로 생긴 일정과 예약이 겹칠 수 있습니다. 나에게만 보입니다.",
  brokenLink: "다시 연결",
  brokenComplexLink: "캘린더 열기",
};

export default pageOwner;
