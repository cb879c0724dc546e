/** Prints the name of each user at URL, with the client that openapi-generator has generated in Go. */
export const LIST_USERS_GO = `package main

import (
	"context"
	"fmt"
	"os"

	bookpage "github.com/GIT_USER_ID/GIT_REPO_ID"
)

func main() {
	settings := bookpage.NewConfiguration()
	settings.Servers = bookpage.ServerConfigurations{{URL: os.Getenv("URL")}}
	settings.AddDefaultHeader("Authorization", "Bearer "+os.Getenv("KEY"))
	users, _, err := bookpage.NewAPIClient(settings).UsersAPI.ListUsers(context.Background()).Execute()
	if err != nil || len(users) == 0 {
		fmt.Fprintln(os.Stderr, "no users", err)
		os.Exit(1)
	}
	for _, entry := range users {
		fmt.Println("Go:", *entry.User.FullName.Get())
	}
}
`;

/** The same program in Java. */
export const LIST_USERS_JAVA = `package example;

import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.UsersApi;
import org.openapitools.client.model.ListUsers200ResponseInner;

public class ListUsers {
    public static void main(String[] args) throws Exception {
        ApiClient client = new ApiClient();
        client.setBasePath(System.getenv("URL"));
        client.addDefaultHeader("Authorization", "Bearer " + System.getenv("KEY"));
        List<ListUsers200ResponseInner> users = new UsersApi(client).listUsers(
            null, null, null, null, null, null, null, null, null, null, null, null, null, null, null);
        if (users.isEmpty()) throw new IllegalStateException("no users");
        for (ListUsers200ResponseInner entry : users) System.out.println("Java: " + entry.getUser().getFullName());
    }
}
`;

/** The same program in Kotlin. */
export const LIST_USERS_KOTLIN = `import org.openapitools.client.apis.UsersApi
import org.openapitools.client.infrastructure.ApiClient

fun main() {
    ApiClient.accessToken = System.getenv("KEY")
    val users = UsersApi(System.getenv("URL")).listUsers()
    check(users.isNotEmpty()) { "no users" }
    for (user in users) println("Kotlin: " + user.fullName)
}
`;

/** The same program in Ruby. */
export const LIST_USERS_RUBY = `require "openapi_client"

OpenapiClient.configure do |settings|
  settings.scheme, settings.host = ENV.fetch("URL").split("://")
  settings.access_token = ENV.fetch("KEY")
end
users = OpenapiClient::UsersApi.new.list_users
abort "no users" if users.empty?
users.each { |user| puts "Ruby: #{user.full_name}" }
`;
