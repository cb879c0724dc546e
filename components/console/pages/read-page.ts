import { answered, api } from "../api";

export const readPage = (nickname: string) =>
  answered(api.GET("/v2/bookpages/{nickname}", { params: { path: { nickname } } }));

export const readType = (path: { nickname: string; handle: string }) =>
  answered(api.GET("/v2/bookpages/{nickname}/types/{handle}", { params: { path } }));
