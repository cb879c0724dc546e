/** Prints the name of each user at URL, with the client that openapi-generator has made in Go. */
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

/** The same in Java. */
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

/** The same in Kotlin. */
export const LIST_USERS_KOTLIN = `package example

import org.openapitools.client.apis.UsersApi
import org.openapitools.client.infrastructure.ApiClient

fun main() {
    ApiClient.apiKey["Authorization"] = System.getenv("KEY")
    val users = UsersApi(System.getenv("URL")).listUsers()
    check(users.isNotEmpty()) { "no users" }
    println("Kotlin: " + users.size + " users")
}
`;

/** Builds the client in Kotlin, which comes with a build for Gradle alone. */
export const KOTLIN_POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>example</groupId>
  <artifactId>client</artifactId>
  <version>1</version>
  <properties>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.jetbrains.kotlin</groupId><artifactId>kotlin-stdlib</artifactId><version>2.2.20</version>
    </dependency>
    <dependency>
      <groupId>org.jetbrains.kotlin</groupId><artifactId>kotlin-reflect</artifactId><version>2.2.20</version>
    </dependency>
    <dependency>
      <groupId>com.squareup.moshi</groupId><artifactId>moshi-kotlin</artifactId><version>1.15.2</version>
    </dependency>
    <dependency>
      <groupId>com.squareup.okhttp3</groupId><artifactId>okhttp-jvm</artifactId><version>5.1.0</version>
    </dependency>
  </dependencies>
  <build>
    <sourceDirectory>src/main/kotlin</sourceDirectory>
    <plugins>
      <plugin>
        <groupId>org.jetbrains.kotlin</groupId><artifactId>kotlin-maven-plugin</artifactId><version>2.2.20</version>
        <executions>
          <execution><goals><goal>compile</goal></goals></execution>
        </executions>
      </plugin>
    </plugins>
  </build>
</project>
`;
