from __future__ import annotations

from typing import cast

import httpx

from .models import FieldError, Problem, ProblemCode


class BookpageError(Exception):
    """An error response: branch on `code`, show `message`; `errors` name the invalid fields."""

    def __init__(self, problem: Problem | None, response: httpx.Response) -> None:
        #: The problem of the response; None if a proxy and not the service answered.
        self.problem = problem
        self.response = response
        self.status = response.status_code
        self.code: ProblemCode | None = problem["code"] if problem else None
        self.message: str = problem["message"] if problem else f"The answer was {response.status_code}"
        self.errors: list[FieldError] = problem["errors"] if problem else []
        super().__init__(f"{self.code}: {self.message}" if self.code else self.message)


def require_success(response: httpx.Response) -> None:
    if response.is_success:
        return
    try:
        said = response.json()
    except ValueError:
        said = None
    is_problem = isinstance(said, dict) and "code" in said and "message" in said
    raise BookpageError(cast(Problem, said) if is_problem else None, response)
