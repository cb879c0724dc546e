/** Builds the client in Kotlin, which is generated with a Gradle build only. */
export const KOTLIN_POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>example</groupId>
  <artifactId>client</artifactId>
  <version>1</version>
  <properties>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
    <kotlin.compiler.daemon>false</kotlin.compiler.daemon>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.jetbrains.kotlin</groupId><artifactId>kotlin-stdlib</artifactId><version>2.2.20</version>
    </dependency>
    <dependency>
      <groupId>org.jetbrains.kotlin</groupId><artifactId>kotlin-reflect</artifactId><version>2.2.20</version>
    </dependency>
    <dependency>
      <groupId>com.google.code.gson</groupId><artifactId>gson</artifactId><version>2.13.2</version>
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

/** The validation that the generator expects of enumerations among several options, and does not generate. */
export const ENUMERATIONS_KOTLIN = `package org.openapitools.client.models

import com.google.gson.JsonElement

fun SeriesRhythm.Companion.validateJsonElement(element: JsonElement?) =
    require(element?.isJsonPrimitive == true) { "Expected a text" }
`;
